{{/* Former names of values, and names that other charts use, with the current name of each. */}}
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
