import { createHash, randomUUID } from 'node:crypto';
import { type DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DomainError } from '../errors/index.js';
import { encode } from './codec.js';
import { visitor, type Call } from './call.js';
import { keepCall, servesContract } from './grpc-service.js';
import type { Verifier } from './keys.js';
import { DEFAULT_TIMEOUT_MS, header } from './metadata.js';
import { assertAdmitted, type PermissionRow } from './permissions.js';

const one = (metadata: Metadata, name: string): string | undefined => metadata.get(name)[0]?.toString();

/** Deny by default: every call of a contract passes here, is verified, and is admitted only by a row of the permission data. */
export class CallGuard implements CanActivate {
  constructor(
    private readonly service: DescService,
    private readonly verifier: Verifier,
    private readonly permissions: Readonly<Record<string, PermissionRow>>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Handlers of events are no calls: their source is the bus.
    if (!servesContract(context)) return true;
    const method = this.service.method[context.getHandler().name];
    if (!method) throw new DomainError('FORBIDDEN', { reason: `${context.getHandler().name} is no call` });
    const metadata = context.switchToRpc().getContext<Metadata>();
    const call = await this.verify(metadata, method.localName, () =>
      encode(method.input, context.switchToRpc().getData()),
    );
    assertAdmitted(this.permissions[method.localName], call);
    keepCall(metadata, call);
    return true;
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
      // Only a repeated write is compared, so only a call with a key pays for the digest.
      requestDigest: idempotencyKey ? createHash('sha256').update(body()).digest('base64url') : '',
    };
  }
}
