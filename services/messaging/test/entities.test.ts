import { expect, it } from '@jest/globals';
import { entityDifferences } from '@seyir/kit/testing';
import { entities } from '../src/adapters/store/entities/index.js';
import { migrations } from '../src/adapters/store/migrations/index.js';

it('has an entity for each table, column by column', async () => {
  expect(await entityDifferences(entities, migrations)).toEqual([]);
});
