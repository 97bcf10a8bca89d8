# make build          build the release program, .build/release/curvet (fully static on Linux)
# make demo           build it, and show the main job on a temporary catalog
# make install        install it with its completions and man page; PREFIX=/usr/local
# make format         format the code and the scripts of pages
# make test           check the format and run the tests; they need Python and Chromium;
#                     CONFIGURATION=release tests what is installed
# make tests          only build the tests
# make test-fast      run those that need no browser either; list the others
# make check-tools    compile what is exported, and try completions in each shell
# make record         write what is printed now into the pages that tests compare;
#                     FILTER='SessionTests|RulePage' chooses suites
# make check-minute   a minute of what 'make check' adds
# make check          run all tests, and what takes too long for every change
# make thorough       kill more programs, change a catalog from more at once, search more motions
# make fuzz           read a million changed inputs; OPTIONS="--count N --seed S --only N"
# make fuzz-catalogs  run commands on 5,000 damaged catalogs; OPTIONS as above
# make fuzz-presets   run every command on 25 catalogs of 20 extreme presets; OPTIONS as above
# make dist           make the archive that is released, in .build/dist
# make deb            make a Debian package there
# make package        make both, install them into temporary folders, and try what is there
# make screenshots   draw the pictures of the gallery in docs/images
# make bench          measure against named baselines
# make clean          remove what was built
# make help           print this

PREFIX ?= /usr/local
SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# The linker leaves out functions that nothing calls, if each has a section of its own.
ifeq ($(shell uname),Linux)
SECTIONS := -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections
endif

# Where the release program is built; another folder lets the tests be built at the same time.
SCRATCH ?= .build
PROGRAM := $(SCRATCH)/release/curvet

# Without debug information, and with two threads for each module, it is built sooner. Tests may import its modules, so
# that the code that is installed is the code that is tested, and is compiled once.
RELEASE := -c release $(SECTIONS) -Xswiftc -gnone -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -enable-testing

CONFIGURATION ?= debug
CONFIGURED = $(if $(filter release,$(CONFIGURATION)),$(RELEASE))
BUILD_TESTS = $(SWIFT) build --build-tests $(CONFIGURED)
# The backtraces of errors that tests expect cost more than some of the tests.
RUN_TESTS = SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0 $(SWIFT) test --skip-build --ignore-lock $(CONFIGURED)

.PHONY: screenshots run-others run-browser build announce demo tests test test-fast check-tools check-minute record check thorough lint format bench fuzz fuzz-catalogs fuzz-presets install dist deb package sample \
  deps test-deps python browser compilers shells clean help

build: announce deps
	$(SWIFT) build --scratch-path $(SCRATCH) --product curvet $(RELEASE)

announce:
	@test -x $(PROGRAM) \
	  || echo "Building curvet. The first build takes four to seven minutes on two cores."

demo: build
	@Examples/demo $(PROGRAM)

# Suites that import these modules run compilers and shells.
TOOLS = $(call suites,AppleStubs|CompilerRunning|PlayerChecking|ShellChecking)
# Suites that import this one need the browser.
BROWSER = $(call suites,BrowserChecking)
suites = $(sort $(basename $(notdir $(shell \
  grep -rlE '^import ($(1))' Tests --include='*Tests.swift'))))
space := $(subst ,, )
any = '\.($(subst $(space),|,$(sort $(1))))/'

tests: deps
	$(BUILD_TESTS)

# Two processes run them at the same time, because those that ask a browser mostly wait for it.
test: lint python browser tests
	@$(MAKE) $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2) run-others run-browser

run-others:
	$(RUN_TESTS) --skip $(call any,$(BROWSER) $(TOOLS))

run-browser:
	$(RUN_TESTS) --filter $(call any,$(BROWSER)) --skip $(call any,$(TOOLS))

test-fast: lint python tests
	@echo "Skipping what needs a browser, compilers or shells:" $(sort $(BROWSER) $(TOOLS))
	@$(MAKE) run-others

check-tools: python browser compilers shells tests
	$(RUN_TESTS) --filter $(call any,$(TOOLS))

# Writes what differs into the pages that tests compare with the program. Tests that still fail have to be changed by
# hand.
record: deps
	CURVET_RECORD=1 $(SWIFT) test --filter '$(or $(FILTER),.)'; status=$$?; \
	git --no-pager diff --stat -- README.md docs Tests; exit $$status

# Kills more programs, damages more catalogs, reads more style sheets, searches more motions and compiles exported
# Swift in more projects than `make test` has time for.
thorough: deps
	$(BUILD_TESTS)
	CURVET_THOROUGH=1 $(RUN_TESTS) --filter '\.(CatalogFuzzTests|ConversionBoundTests|CrowdTests|CSSBoundTests|FactSearchTests|KillTests|LargestGapTests|PlayedCSSTests|PlayedKeyframesTests|PlayedSwiftTests|PrintedTimelineTests|RandomSheetTests|SwiftMatrixTests)/'

# What takes too long for every change.
check: test check-tools thorough fuzz fuzz-catalogs fuzz-presets package sample

# The seed is fixed, so that a change fails for what it does; 'make fuzz' takes others.
check-minute: deps
	$(BUILD_TESTS)
	.build/$(CONFIGURATION)/Fuzz --seed 20261127 --count 6000

# The sample of the documentation, as a package of its own that has this one by its path.
SAMPLE := .build/sample

sample: deps
	@rm -rf $(SAMPLE)/Sources $(SAMPLE)/run
	@mkdir -p $(SAMPLE)/Sources/Sample $(SAMPLE)/run
	cp Tests/Sample/main.swift $(SAMPLE)/Sources/Sample/
	cp Tests/Sample/Package.swift.txt $(SAMPLE)/Package.swift
	$(SWIFT) build --package-path $(SAMPLE)
	echo '{"curvet": 1, "presets": {"spring/team/soft": {"kind": "spring", "motion": {"duration": 0.5, "bounce": 0.2}}}}' \
	  > $(SAMPLE)/run/tokens.json
	echo '{"curvet": 1, "presets": {}}' > $(SAMPLE)/run/draft.json
	cd $(SAMPLE)/run && ../.build/debug/Sample

CODE := Package.swift Sources Tests Benchmarks
SCRIPTS := 'Pages/**/*.js' 'Pages/**/*.json' 'Tests/BrowserChecking/*.js' \
  'Tests/Fixtures/StandIns/*.js' 'Tests/Fixtures/runtimes/*.mjs'

lint: python
	$(SWIFT) format lint --strict --recursive $(CODE)
	@$(VENV)/bin/oxfmt --check $(SCRIPTS)

format: python
	$(SWIFT) format format --in-place --parallel --recursive $(CODE)
	@$(VENV)/bin/oxfmt $(SCRIPTS)

screenshots: build python browser
	@rm -rf .build/gallery && mkdir -p .build/gallery
	$(PROGRAM) init --catalog .build/gallery/catalog.sqlite --quiet
	$(PROGRAM) gallery --catalog .build/gallery/catalog.sqlite -q -o .build/gallery/gallery.html
	$(VENV)/bin/python3 docs/images/screenshots.py .build/gallery/gallery.html docs/images

bench: build
	$(MAKE) -C Benchmarks

fuzz: deps
	$(SWIFT) build --product Fuzz $(RELEASE)
	@.build/release/Fuzz $(OPTIONS)

fuzz-catalogs: build
	$(SWIFT) build --product Fuzz $(RELEASE)
	@.build/release/Fuzz catalogs --program "$(CURDIR)/$(PROGRAM)" $(OPTIONS)

fuzz-presets: build
	$(SWIFT) build --product Fuzz $(RELEASE)
	@.build/release/Fuzz presets --program "$(CURDIR)/$(PROGRAM)" $(OPTIONS)

SHARE = $(DESTDIR)$(PREFIX)/share

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/curvet"
	install -d "$(SHARE)/bash-completion/completions" "$(SHARE)/zsh/site-functions" \
	  "$(SHARE)/fish/vendor_completions.d" "$(SHARE)/man/man1"
	install -m 644 docs/curvet.1 "$(SHARE)/man/man1/curvet.1"
	$(PROGRAM) completions bash > "$(SHARE)/bash-completion/completions/curvet"
	$(PROGRAM) completions zsh > "$(SHARE)/zsh/site-functions/_curvet"
	$(PROGRAM) completions fish > "$(SHARE)/fish/vendor_completions.d/curvet.fish"

# What is released, in .build/dist: an archive with everything that is installed, and a Debian package.
DIST := .build/dist
STAGE := .build/stage
VERSION = $(shell $(PROGRAM) --version | cut -d' ' -f2)
SYSTEM := $(shell uname -s | tr A-Z a-z)-$(shell uname -m)
NAME = curvet-$(VERSION)-$(SYSTEM)

dist: build
	@rm -rf $(STAGE) && mkdir -p $(DIST)
	$(MAKE) install DESTDIR="$(CURDIR)/$(STAGE)" PREFIX=/$(NAME)
	install -m 644 LICENSE README.md CHANGELOG.md $(STAGE)/$(NAME)
	tar -C $(STAGE) -cz --numeric-owner --owner=0 --group=0 -f $(DIST)/$(NAME).tar.gz $(NAME)
	cd $(DIST) && sha256sum $(NAME).tar.gz > $(NAME).tar.gz.sha256
	@echo "Wrote $(DIST)/$(NAME).tar.gz"

deb: build
	@command -v dpkg-deb >/dev/null || { echo "A Debian package needs dpkg-deb"; exit 1; }
	@rm -rf $(STAGE) && mkdir -p $(DIST) $(STAGE)/DEBIAN $(STAGE)/usr/share/doc/curvet
	$(MAKE) install DESTDIR="$(CURDIR)/$(STAGE)" PREFIX=/usr
	gzip -9n $(STAGE)/usr/share/man/man1/curvet.1
	mv $(STAGE)/usr/share/zsh/site-functions $(STAGE)/usr/share/zsh/vendor-completions
	install -m 644 LICENSE $(STAGE)/usr/share/doc/curvet/copyright
	printf '%s\n' 'Package: curvet' 'Version: $(VERSION)' "Architecture: $$(dpkg --print-architecture)" \
	  'Maintainer: The Curvet authors <noreply@example.com>' 'Section: utils' 'Priority: optional' \
	  "Installed-Size: $$(du -ks $(STAGE)/usr | cut -f1)" \
	  'Description: catalog of animation presets' \
	  ' Curvet keeps timing curves, springs, keyframes, and transitions in an SQLite file,' \
	  ' searches and checks them, and exports them as code for iOS, Android, and the web.' \
	  > $(STAGE)/DEBIAN/control
	dpkg-deb --build --root-owner-group $(STAGE) $(DIST)/curvet_$(VERSION)_$$(dpkg --print-architecture).deb

# Installs both into folders of their own, uses them, and removes them.
package: dist deb shells
	.ci/try-packages $(DIST)

# Installs Debian packages, and prints only what goes wrong.
APT := $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends >/dev/null

# Besides the toolchain, only SQLite's header and library are needed.
deps:
	@if echo '#include <sqlite3.h>' | clang -E -x c - >/dev/null 2>&1; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "Installing libsqlite3-dev"; $(APT) libsqlite3-dev; \
	elif command -v brew >/dev/null; then brew install sqlite3; \
	else echo "Install the development files of SQLite 3 (libsqlite3-dev, sqlite-devel)"; exit 1; fi

# Tests check schemas with Python's jsonschema and exports with Chromium. The Python packages are installed into
# .venv.
test-deps: python browser compilers shells

VENV := .venv
PIP := $(VENV)/bin/python3 -m pip install -q --disable-pip-version-check
REQUIREMENTS := $(wildcard Tests/*Checking/requirements.txt)
ALONE := $(wildcard Tests/*Checking/requirements-alone.txt)

python:
	@if $(VENV)/bin/python3 -c 'import jsonschema' 2>/dev/null \
	  && cat $(REQUIREMENTS) $(ALONE) | cmp -s - $(VENV)/installed; then exit 0; fi; \
	if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    echo "Installing python3-venv"; $(APT) python3 python3-venv; \
	  else echo "Install Python 3 with its venv module"; exit 1; fi; \
	fi; \
	echo "Installing what the tests need into $(VENV)"; \
	python3 -m venv --clear $(VENV) \
	  && $(PIP) $(REQUIREMENTS:%=-r %) \
	  && $(PIP) --no-deps $(ALONE:%=-r %) \
	  && cat $(REQUIREMENTS) $(ALONE) > $(VENV)/installed

browser:
	@if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "Installing chromium and chromium-driver"; $(APT) chromium chromium-driver; \
	else echo "Install Chromium and its driver, so that 'chromium' and 'chromedriver' are in PATH"; exit 1; fi

# Completions are tested in each shell, and queries in that of SQLite.
shells:
	@missing=; for shell in bash zsh fish sqlite3; do command -v $$shell >/dev/null || missing="$$missing $$shell"; done; \
	if [ -z "$$missing" ]; then :; \
	elif command -v apt-get >/dev/null; then echo "Installing$$missing"; $(APT) $$missing; \
	elif command -v brew >/dev/null; then brew install $$missing; \
	else echo "Install$$missing"; exit 1; fi

# Players of flat JSON are compiled and run.
compilers:
	@if command -v tsc >/dev/null && command -v kotlinc >/dev/null && command -v java >/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "Installing node-typescript, kotlin and a Java runtime"; \
	  $(APT) node-typescript kotlin openjdk-17-jre-headless; \
	elif command -v brew >/dev/null; then brew install typescript kotlin; \
	else echo "Install TypeScript and Kotlin, so that 'tsc' and 'kotlinc' are in PATH"; exit 1; fi

clean:
	$(SWIFT) package clean

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile
