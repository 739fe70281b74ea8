import { createHash } from 'node:crypto';
import { QueryFailedError, type EntityManager } from 'typeorm';

/** A migration has changed what the statement answers since this connection planned it. */
const PLAN_IS_OLD = '0A000';

/**
 * Runs a statement that PostgreSQL parses and plans once a connection, for those that take longer to plan than to run.
 * Each text stays in the memory of each connection: none may be made of what a reader has typed.
 */
export const prepared = async <T>(manager: EntityManager, text: string, values: unknown[]): Promise<T> => {
  const name = createHash('sha256').update(text).digest('base64url');
  try {
    // TypeORM hands to the driver what it is given, and the driver takes a statement with its name.
    return await manager.query<T>({ name, text } as unknown as string, values);
  } catch (error) {
    if (!(error instanceof QueryFailedError) || codeOf(error) !== PLAN_IS_OLD) throw error;
    return manager.query<T>(text, values);
  }
};

const codeOf = ({ driverError }: QueryFailedError): unknown => (driverError as { code?: unknown }).code;
