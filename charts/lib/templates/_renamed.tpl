{{/* Names of values that charts had, or that other charts have, and what takes their place. */}}
{{- define "seyir-lib.renamed" -}}
replicaCount: replicas
env: config
podDisruptionBudget: pdb
topologySpreadConstraints: topology
{{- end }}

{{- define "seyir-lib.refuseRenamed" -}}
{{- range $old, $new := include "seyir-lib.renamed" . | fromYaml -}}
{{- if hasKey $.Values $old -}}
{{- fail (printf "%s: the value \"%s\" is called \"%s\": see UPGRADING.md" $.Chart.Name $old $new) -}}
{{- end -}}
{{- end -}}
{{- end }}
