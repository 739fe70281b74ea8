import { createHash, randomUUID } from 'node:crypto';
import { type DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DomainError } from '../errors/index.js';
import { encode } from './codec.js';
import { auditOf, auditOfService, type AuditEntry } from './audit.js';
import { visitor, type Call } from './call.js';
import { keepCall, servesContract } from './grpc-controller.js';
import type { Verifier } from './keys.js';
import { DEFAULT_TIMEOUT_MS, header } from './metadata.js';
import { assertAdmitted, assertRelated, type PermissionRow, type RelationResolvers } from './permissions.js';
import { assertNotSilenced } from './silence.js';

const one = (metadata: Metadata, name: string): string | undefined => metadata.get(name)[0]?.toString();

/** Denies by default: verifies every call of a contract, and admits it only by a row of the permission table. */
export class CallGuard implements CanActivate {
  constructor(
    private readonly service: DescService,
    private readonly verifier: Verifier,
    private readonly permissions: Readonly<Record<string, PermissionRow>>,
    private readonly relations: RelationResolvers = {},
    /** Whether an earlier call with the same key and request was answered. */
    private readonly isRepeated: (call: Call) => Promise<boolean> = () => Promise.resolve(false),
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Event handlers are not calls: their source is the bus.
    if (!servesContract(context)) return true;
    const method = this.service.method[context.getHandler().name];
    if (!method) throw new DomainError('FORBIDDEN', { reason: `${context.getHandler().name} is no call` });
    const metadata = context.switchToRpc().getContext<Metadata>();
    const call = await this.verify(metadata, method.localName, () =>
      encode(method.input, context.switchToRpc().getData()),
    );
    const row = this.permissions[method.localName];
    const request = context.switchToRpc().getData<unknown>();
    assertAdmitted(row, call);
    if (row) assertNotSilenced(row, call, method.localName, request);
    const audit = row && (await this.assertRelated(row, call, request));
    keepCall(metadata, audit ? { ...call, audit } : call);
    return true;
  }

  /** If the object is gone since an earlier call with the same key, the call passes and gets that call's stored answer. */
  private async assertRelated(
    row: PermissionRow,
    call: Call,
    request: unknown,
  ): Promise<AuditEntry | undefined> {
    if (call.caller !== undefined) return auditOfService(row, request);
    try {
      const relations = await assertRelated(row, call.viewer, request, this.relations);
      return auditOf(row, call.viewer, relations, request);
    } catch (error) {
      const gone = error instanceof DomainError && error.code === 'NOT_FOUND';
      if (!gone || !call.idempotencyKey || !(await this.isRepeated(call))) throw error;
      return undefined;
    }
  }

  private async verify(metadata: Metadata, method: string, body: () => Uint8Array): Promise<Call> {
    const viewerToken = one(metadata, header.viewer);
    const callerToken = one(metadata, header.caller);
    if (viewerToken === undefined && callerToken === undefined)
      throw new DomainError('NO_SESSION', { reason: 'call without a signature' });
    const traceparent = one(metadata, header.traceparent);
    const idempotencyKey = one(metadata, header.idempotencyKey);
    const timeoutMs = Number(one(metadata, header.timeout)) || DEFAULT_TIMEOUT_MS;
    return {
      viewer: viewerToken === undefined ? visitor : await this.verifier.viewer(viewerToken),
      ...(viewerToken === undefined
        ? { caller: await this.verifier.caller(callerToken ?? '') }
        : { viewerToken }),
      requestId: one(metadata, header.requestId) ?? randomUUID(),
      ...(traceparent && { traceparent }),
      ...(idempotencyKey && { idempotencyKey }),
      signal: AbortSignal.timeout(timeoutMs),
      deadline: performance.now() + timeoutMs,
      method: `${this.service.name}/${method}`,
      // Only repeated writes are compared, so the digest is computed only for a call with a key.
      requestDigest: idempotencyKey ? createHash('sha256').update(body()).digest('base64url') : '',
    };
  }
}
