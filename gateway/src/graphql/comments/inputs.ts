import { SpoilerKind, TargetKind } from '@seyir/proto';
import type { SpoilerInput, TargetInput } from '../generated/types.js';

export const targetOf = ({ kind, id }: TargetInput) => ({ kind: TargetKind[kind], id });

export const spoilerOf = (given: SpoilerInput | null | undefined) =>
  given
    ? { kind: SpoilerKind[given.kind], season: given.season ?? undefined, number: given.number ?? undefined }
    : undefined;
