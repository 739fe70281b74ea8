export type LegacySchema = { properties?: Record<string, { const?: string }>; oneOf?: LegacySchema[] };

/** The used part of a site's /openapi.json. */
export interface LegacyDocument {
  paths: Record<
    string,
    {
      post: {
        security: Record<string, unknown>[];
        requestBody: { content: Record<string, { schema: LegacySchema }> };
      };
    }
  >;
}
