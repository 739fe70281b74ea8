import { fromBinary } from '@bufbuild/protobuf';
import { createDataSource, type EventRecord } from '@seyir/kit';
import { RequestChangedSchema, RequestKind, topics, type RequestState } from '@seyir/proto';
import { anEpisode, aTitle, startCatalogue, titleId, type Running } from './fixtures.js';

type Reader = Running['visitor'];

/** Calls about requests, on a catalogue that `start` starts, with its events and its database. */
export const requestSteps = () => {
  let running: Running;
  const records: EventRecord[] = [];
  const ask = (n: number, name: string, kind = RequestKind.SERIES, key?: string) =>
    running.as(n).requestContent({ name, kind }, key === undefined ? {} : { idempotencyKey: key });
  const read = async (requestId: string, reader: Reader = running.visitor) =>
    (await reader.getRequests({ ids: [requestId] })).requests[0];
  return {
    ask,
    read,
    async start() {
      running = await startCatalogue();
      const database = await createDataSource(await running.bench.databaseUrl('catalogue')).initialize();
      await running.bench.bus.subscribe('test', [topics.request.name], async (event) => {
        records.push(event);
      });
      const close = async () => {
        await database.destroy();
        await running.close();
      };
      return { running, database, close };
    },
    asked: async (n: number, name: string, kind = RequestKind.SERIES) => (await ask(n, name, kind)).request!,
    vote: (n: number, requestId: string, way: number, key?: string) =>
      running.as(n).voteOnRequest({ requestId, vote: way }, key === undefined ? {} : { idempotencyKey: key }),
    list: (kind = RequestKind.SERIES, over: object = {}, reader: Reader = running.visitor) =>
      reader.listRequests({ kind, ...over }),
    decide: async (requestId: string, state: RequestState, reason = '', reader = running.editor) =>
      reader.decideRequest({ requestId, state, reason, version: (await read(requestId))!.version }),
    eventsOf: (requestId: string) =>
      records
        .map(({ data }) => fromBinary(RequestChangedSchema, data))
        .filter((message) => message.requestId === requestId),
    /** A title with one episode. */
    async bring(n: number, over: object = {}, episode = true): Promise<void> {
      await running.importer.importTitles({ titles: [aTitle(n, { slug: `istenen-${n}`, ...over })] });
      if (episode)
        await running.importer.importEpisodes({
          episodes: [anEpisode(n, { titleId: titleId(n), number: 1 })],
        });
    },
  };
};

export type Started = Awaited<ReturnType<ReturnType<typeof requestSteps>['start']>>;
