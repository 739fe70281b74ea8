import type { DescService } from '@bufbuild/protobuf';
import type { CallOptions, Peers, ServiceClient } from '@seyir/kit/stateless';
import { contracts, serviceNames, type ServiceName } from '@seyir/proto';

type Contracts = typeof contracts;

/** The services for one caller. */
export type Services = { readonly [K in ServiceName]: ServiceClient<Contracts[K]> };

export const connect = (peers: Peers): Services =>
  Object.fromEntries(
    serviceNames.map((name) => [name, peers.client<DescService>(contracts[name])]),
  ) as Services;

type AnyCall = (request: unknown, options?: CallOptions) => Promise<unknown>;

/** The same services with `options` on every call: the viewer's signature, the request's id. Bound on first use. */
export const withOptions = (services: Services, options: () => Promise<CallOptions>): Services => {
  const bound: Partial<Record<ServiceName, unknown>> = {};
  const bind = (name: ServiceName) =>
    Object.fromEntries(
      Object.entries(services[name] as unknown as Record<string, AnyCall>).map(([method, call]) => [
        method,
        async (request: unknown, more?: CallOptions) => call(request, { ...(await options()), ...more }),
      ]),
    );
  const properties = serviceNames.map((name) => [
    name,
    { enumerable: true, get: () => (bound[name] ??= bind(name)) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties) as PropertyDescriptorMap) as Services;
};
