import type { DescService } from '@bufbuild/protobuf';
import type { CallOptions, Peers, ServiceClient } from '@seyir/kit/stateless';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationsService,
  PlaybackService,
} from '@seyir/proto';

const contracts = {
  accounts: AccountsService,
  catalogue: CatalogueService,
  comments: CommentsService,
  notifications: NotificationsService,
  playback: PlaybackService,
} as const;

type Contracts = typeof contracts;
type Name = keyof Contracts;

/** The services as one caller speaks to them. */
export type Services = { readonly [K in Name]: ServiceClient<Contracts[K]> };

export const serviceNames = Object.keys(contracts) as Name[];

export const connect = (peers: Peers): Services =>
  Object.fromEntries(
    serviceNames.map((name) => [name, peers.client<DescService>(contracts[name])]),
  ) as Services;

type AnyCall = (request: unknown, options?: CallOptions) => Promise<unknown>;

/** The same services with `options` on every call: the viewer's signature, the request's id. Bound when first used. */
export const withOptions = (services: Services, options: () => Promise<CallOptions>): Services => {
  const bound: Partial<Record<Name, unknown>> = {};
  const bind = (name: Name) =>
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
