/**
 * @typedef {{ spanID: string, operationName: string, processID: string, startTime: number, duration: number,
 *   references: { refType: string, spanID: string }[] }} Span as Jaeger's API tells it, times in µs
 * @typedef {{ spans: Span[], processes: Record<string, { serviceName: string }> }} Trace
 */

/**
 * A trace as text, a line a span, and what follows from what (`gateway a > comments b`).
 * @param {Trace} trace
 */
export const treeOf = ({ spans, processes }) => {
  const nameOf = (/** @type {Span} */ span) =>
    `${processes[span.processID]?.serviceName} ${span.operationName}`;
  const parentOf = (/** @type {Span} */ span) =>
    span.references.find(({ refType }) => refType === 'CHILD_OF')?.spanID;
  const edges = new Set();
  /** @param {string | undefined} parent @param {string} above @param {number} depth @returns {string[]} */
  const below = (parent, above, depth) =>
    spans
      .filter((span) => parentOf(span) === parent)
      .sort((a, b) => a.startTime - b.startTime)
      .flatMap((span) => {
        const name = nameOf(span);
        edges.add(`${above} > ${name}`);
        const line = `${'  '.repeat(depth)}${name}  ${(span.duration / 1000).toFixed(1)} ms`;
        return [line, ...below(span.spanID, name, depth + 1)];
      });
  const lines = below(undefined, '', 0);
  return { lines, edges };
};
