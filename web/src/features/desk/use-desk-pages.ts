import { useQuery } from '@apollo/client/react';
import { DeskViewerDocument } from '../../generated/desk-viewer.js';
import type { Role } from '../../generated/types.js';
import { useViewer } from '../../lib/viewer.js';
import { type DeskPage, deskPages } from './pages.js';

/** The desk pages that the viewer's roles may read, in the order of their links; undefined until the roles are known. */
export function useDeskPages(): {
  pages: readonly DeskPage[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const isMember = useViewer().state === 'member';
  const { data, error, refetch } = useQuery(DeskViewerDocument, {
    skip: !isMember,
    ssr: false,
    context: { quiet: true },
  });
  const roles: readonly Role[] = data?.viewer?.roles ?? [];
  const readable = (page: DeskPage) => deskPages[page].roles.some((role) => roles.includes(role));
  return {
    pages: data && (Object.keys(deskPages) as DeskPage[]).filter(readable),
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
