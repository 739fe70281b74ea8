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
type Options = () => Promise<CallOptions>;
type Bound = new (options: Options) => object;

/** A client whose calls have the instance's options. Each request has its own options, so the calls are on the prototype. */
const boundClient = (client: Readonly<Record<string, AnyCall>>): Bound => {
  class BoundClient {
    constructor(readonly options: Options) {}
  }
  for (const [method, call] of Object.entries(client))
    Object.defineProperty(BoundClient.prototype, method, {
      async value(this: BoundClient, request: unknown, more?: CallOptions) {
        return call(request, { ...(await this.options()), ...more });
      },
    });
  return BoundClient;
};

const boundServices = (services: Services): Bound => {
  const clients: Partial<Record<ServiceName, Bound>> = {};
  class BoundServices {
    readonly bound: Partial<Record<ServiceName, object>> = {};
    constructor(readonly options: Options) {}
  }
  for (const name of serviceNames)
    Object.defineProperty(BoundServices.prototype, name, {
      get(this: BoundServices) {
        const Client = (clients[name] ??= boundClient(services[name] as unknown as Record<string, AnyCall>));
        return (this.bound[name] ??= new Client(this.options));
      },
    });
  return BoundServices;
};

const known = new WeakMap<Services, Bound>();

/** The same services with `options` on every call: the viewer's signature, the request's id. */
export const withOptions = (services: Services, options: Options): Services => {
  const Known = known.get(services) ?? boundServices(services);
  known.set(services, Known);
  return new Known(options) as Services;
};
