{{/* Names of values that charts had, or that other charts have, and what takes their place. */}}
{{- define "seyir-lib.renamed" -}}
replicaCount: replicas
env: config
podDisruptionBudget: pdb
topologySpreadConstraints: topology
config.kafkaReplication: kafka.replication
config.kafkaMinInSync: kafka.minInSync
{{- end }}

{{- define "seyir-lib.refuseRenamed" -}}
{{- range $old, $new := include "seyir-lib.renamed" . | fromYaml -}}
{{- $within := $.Values -}}
{{- range initial (splitList "." $old) }}{{ $within = get $within . | default dict }}{{ end -}}
{{- if hasKey $within (last (splitList "." $old)) -}}
{{- fail (printf "%s: the value \"%s\" is called \"%s\": see UPGRADING.md" $.Chart.Name $old $new) -}}
{{- end -}}
{{- end -}}
{{- end }}
