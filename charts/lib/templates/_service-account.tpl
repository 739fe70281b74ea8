{{- define "seyir-lib.serviceAccountObject" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "seyir-lib.meta" . | nindent 2 }}
  {{- with .root.Values.serviceAccount.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
automountServiceAccountToken: false
{{- end }}
