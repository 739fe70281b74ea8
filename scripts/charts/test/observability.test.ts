import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createMetrics } from '@seyir/kit';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'deploy/observability');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Names in the sources that create metrics, also the own gauges of services, and the process metrics of prom-client. */
const registered = new Set([
  'up',
  ...createMetrics()
    .getMetricsAsArray()
    .map(({ name }) => name),
  ...['services/kit/src', 'services/accounts/src', 'services/comments/src', 'gateway/src']
    .flatMap((source) =>
      readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(root, source, file), 'utf8')),
    )
    .filter((text) => text.includes(`from 'prom-client'`) || text.includes('OwnGauge'))
    .flatMap((text) => text.match(/\bseyir_[a-z_]+/g) ?? []),
]);

/** The metrics in an expression: everything except functions, labels, keywords and strings. */
const namesIn = (expression: string): string[] =>
  [
    ...expression
      .replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, '')
      .replace(/\bby\s*\([^)]*\)/g, '')
      .matchAll(/\b(?:up|seyir_\w+|process_\w+|nodejs_\w+)\b/g),
  ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly do: string };
}
interface Dashboard {
  readonly title: string;
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const rules = (parse(read('rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboards = readdirSync(join(folder, 'dashboards')).map(
  (file) => JSON.parse(read(`dashboards/${file}`)) as Dashboard,
);

describe('alerts and dashboards', () => {
  for (const { alert, expr, labels, annotations } of rules)
    it(`${alert} uses existing metrics, and says what to do`, () => {
      expect(namesIn(expr).length).toBeGreaterThan(0);
      expect(namesIn(expr).filter((name) => !registered.has(name))).toEqual([]);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.do.length).toBeGreaterThan(40);
    });

  for (const { title, panels } of dashboards)
    it(`the dashboard "${title}" uses existing metrics`, () => {
      for (const { targets } of panels)
        for (const { expr } of targets) {
          expect(namesIn(expr)).not.toEqual([]);
          expect(namesIn(expr).filter((name) => !registered.has(name))).toEqual([]);
        }
    });
});
