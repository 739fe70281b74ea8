# The pinned pnpm, inside the image's build. What the lock file says was vetted where it was made.
set -e
[ ! -s /run/secrets/ca ] || export NODE_EXTRA_CA_CERTS=/run/secrets/ca
version=$(node -p 'require("/src/package.json").packageManager')
exec npx --yes "$version" --config.minimumReleaseAge=0 --config.storeDir=/store "$@"
