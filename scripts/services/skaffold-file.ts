/** The debugger port of the first service; gateway and web have 9227 and 9228. */
const FIRST_DEBUG_PORT = 9229;

/** services/NAME/skaffold.yaml. @param index of its row */
export const skaffoldOf = (
  name: string,
  index: number,
) => `# Only ${name}: run \`skaffold dev -m ${name}\` in the repository's root.
# Written by \`npm run services\` from topology.json.
apiVersion: skaffold/v4beta13
kind: Config
metadata:
  name: ${name}

.release: &release
  name: seyir-${name}
  namespace: seyir
  createNamespace: true
  chartPath: ../../charts/${name}
  setValues: { existingSecret: seyir-${name} }
  setValueTemplates:
    image.repository: '{{.IMAGE_REPO_seyir_${name}}}'
    image.tag: '{{.IMAGE_TAG_seyir_${name}}}'

build:
  artifacts:
    - image: seyir-${name}
      context: ../..
      docker:
        dockerfile: Dockerfile
        buildArgs: { PACKAGE: '@seyir/${name}' }
  tagPolicy: { inputDigest: {} }
  local: { push: false, useBuildkit: true }

deploy:
  helm:
    releases:
      - <<: *release
        valuesFiles: [../../deploy/environments/dev/values.yaml, ../../deploy/environments/dev/callers.yaml]

profiles:
  # The default, with a name for command lines.
  - name: dev
  - name: debug
    activation: [{ command: debug }]
    deploy:
      helm:
        releases:
          - <<: *release
            valuesFiles:
              - ../../deploy/environments/dev/values.yaml
              - ../../deploy/environments/dev/callers.yaml
              - ../../deploy/environments/debug/values.yaml
    portForward:
      - {
          resourceType: deployment,
          resourceName: seyir-${name},
          namespace: seyir,
          port: 9229,
          localPort: ${FIRST_DEBUG_PORT + index},
        }
  - name: prod
    build:
      tagPolicy: { gitCommit: { variant: Tags } }
      local: { push: true, useBuildkit: true }
    deploy:
      helm:
        # Time for a migration.
        flags: { install: [--timeout, 20m], upgrade: [--timeout, 20m] }
        releases:
          - <<: *release
            wait: true
            valuesFiles: [../../deploy/environments/prod/values.yaml]
`;
