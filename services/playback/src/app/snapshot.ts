import { badInput, isId, toRecord, type EventRecord } from '@seyir/kit';
import { topics } from '@seyir/proto';
import type { LibraryEntry } from '../domain/library.js';
import type { Progress } from '../domain/progress.js';
import type { EpisodeSources } from '../domain/source.js';
import { libraryMessage, progressMessage, sourcesMessage } from './messages.js';
import type { LibraryStore, ProgressStore, SourceStore } from './ports.js';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const DEFAULT_LIMIT = 500;
const MAX_LIMIT = 1_000;

interface Deps {
  readonly sources: SourceStore;
  readonly progresses: ProgressStore;
  readonly library: LibraryStore;
}

const sourcesRecord = (state: EpisodeSources) =>
  toRecord(topics.sources, sourcesMessage(state), { id: '', time: state.changedAt });

const progressRecord = (progress: Progress) =>
  toRecord(topics.progress, progressMessage(progress), { id: '', time: progress.changedAt });

const libraryRecord = (entry: LibraryEntry) =>
  toRecord(topics.library, libraryMessage(entry), { id: '', time: entry.changedAt });

/** A page of the present state of an own topic in the shape of its events, by key. BAD_INPUT for another topic. */
export const snapshot =
  ({ sources, progresses, library }: Deps) =>
  async (topic: string, cursor: string, limit: number): Promise<{ records: EventRecord[]; next: string }> => {
    if (cursor !== '' && !isId(cursor)) throw badInput({ cursor: 'invalid' });
    const size = Math.min(limit || DEFAULT_LIMIT, MAX_LIMIT);
    const records = await page(topic, cursor || BEFORE_ALL, size);
    return { records, next: records.length < size ? '' : (records.at(-1)?.key ?? '') };

    async function page(name: string, after: string, count: number): Promise<EventRecord[]> {
      if (name === topics.sources.name) return (await sources.page(after, count)).map(sourcesRecord);
      if (name === topics.progress.name) return (await progresses.page(after, count)).map(progressRecord);
      if (name === topics.library.name) return (await library.after(after, count)).map(libraryRecord);
      throw badInput({ topic: 'invalid' });
    }
  };
