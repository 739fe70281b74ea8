import type { GroupOptions } from '@seyir/kit';

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Concurrent calls of one lane share a transaction: `work` gets the inputs of all. */
  grouped<Input, T>(
    work: (inputs: readonly Input[]) => Promise<readonly T[]>,
    options?: GroupOptions,
  ): (lane: string, input: Input) => Promise<T>;
}
