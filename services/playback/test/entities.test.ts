import { expect, it } from '@jest/globals';
import { entityDifferences } from '@seyir/kit/testing';
import { entities } from '../src/adapters/store/entities/index.js';
import { migrations } from '../src/adapters/store/migrations/index.js';

it('each table has an entity with its columns, types, nullability and key', async () => {
  expect(await entityDifferences(entities, migrations)).toEqual([]);
});
