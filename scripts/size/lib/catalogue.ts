import { CatalogueService } from '@seyir/proto';
import { createCatalogue } from '../../../services/catalogue/dist/index.js';
import { fillCatalogue } from '../catalogue-data.ts';
import { openDatabase, openStage } from './stage.ts';
import type { Options } from '../run.ts';

const TITLES = 100_000;

/** Number of titles in the catalogue. */
export const titlesOf = ({ scale }: Options) => Math.max(100, Math.round(TITLES * scale));

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** A filled catalogue in its own database. */
export const openCatalogue = async (options: Options) => {
  const stage = await openStage();
  const { bench } = stage;
  const service = await bench.start(createCatalogue({ migrate: true }, bench.platform('catalogue')));
  await service.warmUp();
  const database = await openDatabase(bench, 'catalogue');
  await fillCatalogue(database.query, titlesOf(options));
  return {
    bench,
    database,
    client: bench.client(CatalogueService),
    close: async () => {
      await database.close();
      await stage.close();
    },
  };
};
