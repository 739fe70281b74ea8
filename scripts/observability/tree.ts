/** as in Jaeger's API, times in µs */
type Span = {
  spanID: string;
  operationName: string;
  processID: string;
  startTime: number;
  duration: number;
  references: { refType: string; spanID: string }[];
};

type Trace = { spans: Span[]; processes: Record<string, { serviceName: string }> };

/** A trace as text, one line per span, and its parent-child pairs (`gateway a > comments b`). */
export const treeOf = ({ spans, processes }: Trace) => {
  const nameOf = (span: Span) => `${processes[span.processID]?.serviceName} ${span.operationName}`;
  const parentOf = (span: Span) => span.references.find(({ refType }) => refType === 'CHILD_OF')?.spanID;
  const edges = new Set();
  const below = (parent: string | undefined, above: string, depth: number): string[] =>
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
