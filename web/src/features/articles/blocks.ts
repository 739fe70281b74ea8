export interface Block {
  kind: 'heading' | 'paragraph';
  text: string;
}

const HEADING = /^## +(\S.*)$/;

/**
 * The parts of an article's body. An empty line ends a paragraph, and a line that starts with "## " is a heading. Everything else is
 * text as it is written: there is no other markup and no HTML.
 */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of body.split(/\r?\n/)) {
    const text = line.trim();
    const heading = HEADING.exec(text)?.[1];
    if (text === '' || heading !== undefined) end();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (text !== '') lines.push(text);
  }
  end();
  return blocks;
}
