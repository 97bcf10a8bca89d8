# make build    the release program, .build/release/curvet (fully static on Linux)
# make demo     builds it and shows the main job
# make test     checks the layout and runs all tests
# make bench    measures against named baselines
# make install  PREFIX=/usr/local

PREFIX ?= /usr/local
SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# A static program starts twice as fast and needs nothing where it runs.
ifeq ($(shell uname),Linux)
STATIC := -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif

.PHONY: build demo test lint bench install deps clean

build: deps
	$(SWIFT) build -c release --product curvet $(STATIC)

demo: build
	@Examples/demo .build/release/curvet

test: deps lint
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks

bench: build
	$(MAKE) -C Benchmarks

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/curvet "$(DESTDIR)$(PREFIX)/bin/curvet"

# SQLite's header and library are all that is needed besides the toolchain.
deps:
	@if echo '#include <sqlite3.h>' | clang -E -x c - >/dev/null 2>&1; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "Installing libsqlite3-dev"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends libsqlite3-dev; \
	elif command -v brew >/dev/null; then brew install sqlite3; \
	else echo "Install the development files of SQLite 3 (libsqlite3-dev, sqlite-devel)"; exit 1; fi

clean:
	$(SWIFT) package clean
