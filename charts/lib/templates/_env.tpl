{{- define "seyir-lib.ports" -}}
grpc: 9090
health: 9091
http: 8080
internal: 8081
{{- end }}

{{- define "seyir-lib.env.secret" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .key | default .name }} } }
{{- end }}

{{/* Optional keys of the process's own Secret. */}}
{{- define "seyir-lib.env.optional" -}}
{{- range .names }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $.secret }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}

{{/* Turns `config` into environment variables: sessionDays becomes SESSION_DAYS, lists are comma-separated, maps are JSON. */}}
{{- define "seyir-lib.env.config" -}}
{{- range $name, $value := .root.Values.config }}
{{- if not (kindIs "invalid" $value) }}
- name: {{ $name | snakecase | upper }}
  {{- if kindIs "slice" $value }}
  value: {{ join "," $value | quote }}
  {{- else if kindIs "map" $value }}
  value: {{ $value | toJson | quote }}
  {{- else if kindIs "float64" $value }}
  value: {{ $value | int64 | quote }}
  {{- else }}
  value: {{ $value | toString | quote }}
  {{- end }}
{{- end }}
{{- end }}
{{- end }}

{{- define "seyir-lib.env.peers" -}}
{{- $given := (include "seyir-lib.setting" (dict "root" .root "path" "peers") | fromJson).v | default dict -}}
{{- $peers := dict -}}
{{- range include "seyir-lib.peersOf" .component | fromJsonArray -}}
{{- $default := printf "%s:9090" (include "seyir-lib.fullname" (dict "root" $.root "component" .)) -}}
{{- $_ := set $peers . (get $given . | default $default) -}}
{{- end -}}
- name: PEERS
  value: {{ $peers | toJson | quote }}
{{- end }}

{{- define "seyir-lib.env.redis" -}}
{{- $secret := include "seyir-lib.secret" (dict "root" .root "path" "redis.existingSecret") -}}
{{- include "seyir-lib.env.secret" (dict "name" "REDIS_URL" "secret" $secret "key" .root.Values.redis.key) }}
{{- end }}

{{- define "seyir-lib.env.service" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
{{- $own := include "seyir-lib.secret" (dict "root" .root) -}}
{{- $database := include "seyir-lib.secret" (dict "root" .root "path" "database.existingSecret") -}}
{{- if and .migrate .root.Values.migrations.existingSecret }}{{ $database = .root.Values.migrations.existingSecret }}{{ end -}}
{{- $brokers := (include "seyir-lib.setting" (dict "root" .root "path" "kafka.brokers") | fromJson).v -}}
{{- if not $brokers }}{{ fail (printf "%s: kafka.brokers is needed" .root.Chart.Name) }}{{ end -}}
{{- $copies := (include "seyir-lib.setting" (dict "root" .root "path" "kafka.replication") | fromJson).v -}}
{{- $inSync := (include "seyir-lib.setting" (dict "root" .root "path" "kafka.minInSync") | fromJson).v -}}
{{- if and $copies $inSync (gt ($inSync | int64) ($copies | int64)) }}{{ fail (printf "%s: kafka.minInSync is above kafka.replication: the brokers would refuse every message" .root.Chart.Name) }}{{ end -}}
{{- $callers := (include "seyir-lib.setting" (dict "root" .root "path" "callerKeys") | fromJson).v -}}
{{- if not $callers }}{{ fail (printf "%s: callerKeys is needed, because the process refuses calls without it: use callers.yaml, which scripts/charts/secrets.ts writes (docs/operations.md)" .root.Chart.Name) }}{{ end -}}
- name: BIND
  value: 0.0.0.0
- name: GRPC_PORT
  value: {{ $ports.grpc | quote }}
- name: HEALTH_PORT
  value: {{ $ports.health | quote }}
{{- if .files }}
- name: SEYIR_DATA
  value: {{ ternary "/tmp" "/data" (.migrate | default false) }}
{{- end }}
- name: MIGRATE
  value: {{ eq .root.Values.migrations.mode "start" | quote }}
- name: KAFKA_BROKERS
  value: {{ join "," $brokers | quote }}
{{- with $copies }}
- name: KAFKA_REPLICATION
  value: {{ . | int64 | quote }}
{{- end }}
{{- with $inSync }}
- name: KAFKA_MIN_IN_SYNC
  value: {{ . | int64 | quote }}
{{- end }}
- name: CALLER_KEYS
  value: {{ $callers | toJson | quote }}
{{- include "seyir-lib.env.peers" . | nindent 0 }}
{{- with .origin }}
- name: ORIGIN
  value: {{ include "seyir-lib.origin" $.root | quote }}
{{- end }}
{{- include "seyir-lib.env.secret" (dict "name" "DATABASE_URL" "secret" $database "key" .root.Values.database.key) | nindent 0 }}
{{- include "seyir-lib.env.optional" (dict "names" (list "DATABASE_DIRECT_URL") "secret" $database) }}
{{- include "seyir-lib.env.redis" . | nindent 0 }}
{{- include "seyir-lib.env.secret" (dict "name" "SIGNING_KEY" "secret" $own) | nindent 0 }}
{{- $optional := list "GRPC_CERT" "GRPC_KEY" "GRPC_CA" "DATABASE_CA" "REDIS_CA" "REDIS_SENTINEL_PASSWORD" "KAFKA_CA" "KAFKA_USERNAME" "KAFKA_PASSWORD" "TRUSTED_CA" "OTEL_EXPORTER_OTLP_HEADERS" }}
{{- if .files }}
{{- $optional = concat $optional (list "S3_ACCESS_KEY" "S3_SECRET_KEY" "SMTP_URL" "SMTP_CA") }}
{{- end }}
{{- include "seyir-lib.env.optional" (dict "names" $optional "secret" $own) }}
{{- include "seyir-lib.env.config" . }}
{{- end }}

{{- define "seyir-lib.env.gateway" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
{{- $own := include "seyir-lib.secret" (dict "root" .root) -}}
- name: BIND
  value: 0.0.0.0
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: {{ $ports.http | quote }}
- name: INTERNAL_HOST
  value: 0.0.0.0
- name: INTERNAL_PORT
  value: {{ $ports.internal | quote }}
- name: HEALTH_PORT
  value: {{ $ports.health | quote }}
- name: SEYIR_DATA
  value: /data
- name: UPLOADS_DIR
  value: /uploads
- name: ORIGIN
  value: {{ include "seyir-lib.origin" .root | quote }}
- name: WEB_URL
  value: {{ printf "http://%s:%v" (include "seyir-lib.fullname" (dict "root" .root "component" "web")) $ports.http | quote }}
{{- include "seyir-lib.env.peers" . | nindent 0 }}
{{- include "seyir-lib.env.redis" . | nindent 0 }}
{{- range list "SIGNING_KEY" "MEDIA_SECRET" "INTERNAL_SECRET" }}
{{- include "seyir-lib.env.secret" (dict "name" . "secret" $own) | nindent 0 }}
{{- end }}
{{- include "seyir-lib.env.optional" (dict "names" (list "GRPC_CERT" "GRPC_KEY" "GRPC_CA" "REDIS_CA" "REDIS_SENTINEL_PASSWORD" "S3_ACCESS_KEY" "S3_SECRET_KEY" "CAPTCHA_SECRET" "MEDIA_EDGE_SECRET" "TRUSTED_CA" "OTEL_EXPORTER_OTLP_HEADERS") "secret" $own) }}
{{- include "seyir-lib.env.config" . }}
{{- end }}

{{- define "seyir-lib.env.web" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: {{ $ports.http | quote }}
- name: WEB_ORIGIN
  value: {{ include "seyir-lib.origin" .root | quote }}
- name: WEB_GRAPHQL_URL
  value: {{ printf "http://%s:%v/graphql" (include "seyir-lib.fullname" (dict "root" .root "component" "gateway-internal")) $ports.internal | quote }}
- name: WEB_SERVICE_CREDENTIAL_FILE
  value: /secrets/internal/INTERNAL_SECRET
{{- include "seyir-lib.env.config" . }}
{{- end }}

{{/* The environment of the site in one process. It generates all other settings itself, in its folder. */}}
{{- define "seyir-lib.env.embedded" -}}
{{- $ports := include "seyir-lib.ports" . | fromYaml -}}
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: {{ $ports.http | quote }}
- name: HEALTH_PORT
  value: {{ $ports.health | quote }}
- name: SEYIR_DATA
  value: /data
- name: ORIGIN
  value: {{ include "seyir-lib.origin" .root | quote }}
{{- include "seyir-lib.env.config" . }}
{{- end }}

{{- define "seyir-lib.origin" -}}
{{- $origin := include "seyir-lib.string" (dict "root" . "path" "origin") -}}
{{- required (printf "%s: origin is needed: https://seyir.example" .Chart.Name) $origin -}}
{{- end }}
