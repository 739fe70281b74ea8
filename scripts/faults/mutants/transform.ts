// Jest's transform, which applies the mutant of SEYIR_MUTANT to its source.
import { join } from 'node:path';
import swc from '@swc/jest';
import { applyEdit } from '../lib/apply-edit.ts';
import { mutants } from './mutants.ts';

type Transform = (source: string, path: string, rest: unknown) => unknown;

const root = join(import.meta.dirname, '../../..');
const mutant = mutants.find(({ name }) => name === process.env['SEYIR_MUTANT']);

const changed = (source: string, path: string) =>
  mutant && path === join(root, mutant.module) ? applyEdit(source, mutant) : source;

export default {
  createTransformer(options: object) {
    const inner = swc.createTransformer(options) as unknown as Record<string, Transform>;
    const onChanged =
      (call: 'process' | 'processAsync' | 'getCacheKey') => (source: string, path: string, rest: unknown) =>
        inner[call]?.(changed(source, path), path, rest);
    return {
      ...inner,
      process: onChanged('process'),
      processAsync: onChanged('processAsync'),
      getCacheKey: onChanged('getCacheKey'),
    };
  },
};
