const END = '# topology: end';

/**
 * Replaces the lines between `# topology: NAME` and `# topology: end`; every block keeps the indent of its start
 * mark.
 * @param blocks the contents by the name in the start mark
 * @throws {Error} if the file has no such mark, or a mark without content
 */
export const fillBlocks = (text: string, blocks: Record<string, string>) => {
  const filled = new Set();
  const written = text.replace(
    /^([ ]*)# topology: (?!end\b)(\w+)\n[^]*?^[ ]*# topology: end\n/gm,
    (_, indent: string, name: string) => {
      const block = blocks[name];
      if (block === undefined) throw new Error(`no block is called ${name}`);
      filled.add(name);
      const lines = block.split('\n').map((line) => (line === '' ? '' : indent + line));
      return [`${indent}# topology: ${name}`, ...lines, indent + END, ''].join('\n');
    },
  );
  const missing = Object.keys(blocks).filter((name) => !filled.has(name));
  if (missing.length > 0) throw new Error(`there is no mark "# topology: ${missing.join('", "')}"`);
  return written;
};
