# Runs the pinned pnpm inside an image build. The lock file was verified when it was created.
set -e
[ ! -s /run/secrets/ca ] || export NODE_EXTRA_CA_CERTS=/run/secrets/ca
version=$(node -p 'require("/src/package.json").packageManager')
exec npx --yes "$version" --config.minimumReleaseAge=0 --config.storeDir=/store "$@"
