import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { IdentityProviderDocument } from '../../../generated/identity-provider.js';
import type { ProviderFieldsFragment } from '../../../generated/types.js';
import { type Errand, errandAddress } from './errand.js';

interface Props {
  /** With passwords of our own; also while it cannot be told: the gateway says then where to go. */
  here: ReactNode;
  /** At an identity provider. */
  there: (provider: ProviderFieldsFragment) => ReactNode;
}

/** For pages, which the server renders with it. */
export function WhereOneSignsIn({ here, there }: Props) {
  const { data } = useSuspenseQuery(IdentityProviderDocument, {
    errorPolicy: 'ignore',
    context: { quiet: true },
  });
  return data?.identityProvider ? there(data.identityProvider) : here;
}

/** For what opens in a page that is there already. */
export function WhereOneSignsInLater({ here, there }: Props) {
  const { data, loading } = useQuery(IdentityProviderDocument, {
    errorPolicy: 'ignore',
    context: { quiet: true },
  });
  if (loading && !data) return <Skeleton className="h-40 rounded-2xl" />;
  return data?.identityProvider ? there(data.identityProvider) : here;
}

interface ElsewhereProps {
  errand: Errand;
  says: string;
  go: string;
  /** Path of this site that one comes back to. */
  back?: string;
}

/** What is done at the identity provider, and the way there. */
export function Elsewhere({ errand, says, go, back }: ElsewhereProps) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-muted">{says}</p>
      {/* A plain link: that page alone may fetch from the provider, and has to be loaded for it. */}
      <a href={errandAddress(errand, back)} className={buttonClasses('primary', 'lg')}>
        {go}
      </a>
    </div>
  );
}
