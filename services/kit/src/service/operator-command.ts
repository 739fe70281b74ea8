import type { DescService } from '@bufbuild/protobuf';
import { DomainError, toDomainError } from '../errors/index.js';
import { ConfigError } from '../process/config.js';
import { auditOfService } from '../rpc/audit.js';
import { runInCall, visitor, type Call } from '../rpc/call.js';
import type { PermissionRow } from '../rpc/permissions.js';
import type { ServiceContext, ServiceDefinition } from './service-definition.js';

/** The part of a command that a process must know before the service exists. */
export interface CommandShape {
  /** Names of its arguments, for the usage: `USERNAME`. */
  readonly params: readonly string[];
}

/** A command of an operator, such as `main.js grant USERNAME`; it runs beside the service's processes. */
export interface OperatorCommand<App> extends CommandShape {
  /** The operation of the contract that it carries out: the permission row names the objects for the audit. */
  readonly operation: string;
  /** The operation's request, as far as the audit needs it. */
  request(args: readonly string[]): object;
  /** Returns what the operator reads. */
  run(app: App, args: readonly string[]): Promise<string>;
  /** Texts for the operator about expected errors, by code. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** Runs a command with the audit row of its operation. ConfigError for an expected refusal. */
export const runCommand = async <S extends DescService, App>(
  definition: ServiceDefinition<S, App>,
  command: OperatorCommand<App>,
  args: readonly string[],
  {
    app,
    context,
    signal,
  }: { readonly app: App; readonly context: ServiceContext; readonly signal: AbortSignal },
): Promise<string> => {
  const { operation, refusals = {} } = command;
  const row = (definition.permissions as Readonly<Record<string, PermissionRow>>)[operation];
  const audit = row && auditOfService(row, command.request(args));
  const call: Call = {
    viewer: visitor,
    caller: definition.name,
    requestId: context.ids.next(),
    signal,
    method: `${definition.contract.name}/${operation}`,
    requestDigest: '',
    ...(audit && { audit }),
  };
  try {
    const said = await runInCall(call, () => command.run(app, args));
    await context.unitOfWork.audit(call, 'OK');
    return said;
  } catch (error) {
    await context.unitOfWork.audit(call, toDomainError(error).code).catch(() => undefined);
    const refusal = error instanceof DomainError ? refusals[error.code] : undefined;
    throw refusal === undefined ? error : new ConfigError(refusal);
  }
};
