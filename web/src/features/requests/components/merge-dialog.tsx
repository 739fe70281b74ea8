import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { RequestSuggestionsDocument } from '../../../generated/request-suggestions.js';
import type { RequestFieldsFragment } from '../../../generated/types.js';
import { useSettled } from '../../../lib/use-settled.js';
import { search } from '../limits.js';
import { requestDeskTexts as texts, requestTexts } from '../texts.js';
import { RequestItem } from './request-item.js';

interface Props {
  request: RequestFieldsFragment;
  onClose: () => void;
  onMerge: (intoId: string) => void;
}

/** Finds the request for the same title that stays and gets the votes. */
export function MergeDialog({ request, onClose, onMerge }: Props) {
  const { id, kind, name } = request;
  const [text, setText] = useState(name);
  const query = useSettled(text.trim(), search.pauseMs);
  const asks = [...query].length >= search.from;
  const { data, error, loading } = useQuery(RequestSuggestionsDocument, {
    variables: { query, kind },
    skip: !asks,
    ssr: false,
    context: { quiet: true },
  });
  const found = (asks ? (data?.requestSuggestions.requests ?? []) : []).filter(
    (one) => one.id !== id && one.kind === kind && (one.state === 'OPEN' || one.state === 'PLANNED'),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.mergeTitle(name)}
      description={texts.mergeHint}
    >
      <div className="grid gap-4">
        <TextField
          label={texts.mergeSearch}
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className="text-sm text-muted empty:hidden">
          {loading && requestTexts.searching}
          {error && !loading && requestTexts.searchFailed}
          {data && found.length === 0 && texts.mergeNone}
        </p>
        {found.length > 0 && (
          <ul aria-label={requestTexts.suggestions} className="grid max-h-96 gap-2 overflow-y-auto">
            {found.map((one) => (
              <li key={one.id}>
                <RequestItem
                  request={one}
                  actions={
                    <Button
                      size="sm"
                      aria-label={texts.of(texts.mergeInto, one.name)}
                      onClick={() => onMerge(one.id)}
                    >
                      {texts.mergeInto}
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
