import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Template } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTypeIcon } from '../../ui/content-type-icon.tsx';
import { fetchThumbnail } from './template-calls.ts';

const height = 168;

/** First page of a template; fetched with the session, so a plain image URL does not work. */
export function TemplateThumbnail({ template }: { template: Template }) {
  const { t } = useTranslation('template-library');
  const query = useQuery({
    queryKey: ['template-thumbnail', template.tumbnailFileId],
    queryFn: ({ signal }) => fetchThumbnail(template.tumbnailFileId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(query.data);
  if (query.isPending) return <Skeleton variant="rectangular" height={height} />;
  return (
    <Page>
      {address === null ? (
        <ContentTypeIcon type={template.contentType} sx={{ fontSize: 56, color: 'text.disabled' }} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={t('picker.firstPage', { title: template.title })}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' }}
        />
      )}
    </Page>
  );
}

/** White background of a preview, also in the dark scheme. */
export function Page({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        height,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: 'surface.reading',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  // Creates an object URL, which must be revoked.
  useEffect(() => {
    if (blob === undefined) return;
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => {
      URL.revokeObjectURL(created);
      setAddress(null);
    };
  }, [blob]);
  return address;
}
