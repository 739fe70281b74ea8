{{- define "seyir-lib.pdb" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
spec:
  maxUnavailable: {{ .root.Values.pdb.maxUnavailable }}
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "seyir-lib.selector" . | nindent 6 }}
{{- end }}
