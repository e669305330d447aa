import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import type { OtherShape } from '../scene/scene.ts';
import { getHost, toPageAddress } from '../videos/video-address.ts';
import { useMediaUrl, useVideoUrl } from './media.ts';
import type { ViewMode } from './view-mode.ts';

interface Props {
  shape: OtherShape;
  viewMode: ViewMode;
  poster: ReactNode;
}

/** A video: a card that opens its address, or, while presenting, a player of one in the file. Nothing is fetched before a click. */
export function VideoView({ shape, viewMode, poster }: Props) {
  const t = useTexts();
  const { video, alt } = shape;
  if (video?.kind === 'embedded' && viewMode === 'present')
    return <EmbeddedVideo shape={shape} media={video.media} poster={poster} />;
  if (video?.kind !== 'link')
    return (
      <Card poster={poster} isPlayable={video !== undefined}>
        {alt || t(video === undefined ? 'canvas:video.kept' : 'canvas:video.plays')}
      </Card>
    );
  const host = getHost(video.address);
  const words = [alt, host].filter((word) => word !== '').join(' · ');
  const link = (className: string, children: ReactNode): ReactNode => (
    <a
      className={className}
      href={toPageAddress(video.address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('canvas:video.open', { name: alt || host })}
      draggable={false}
    >
      {children}
    </a>
  );
  if (viewMode === 'present')
    return link(
      'video-link',
      <Card poster={poster} isPlayable>
        {words}
      </Card>,
    );
  return (
    <Card poster={poster} isPlayable>
      {viewMode === 'edit' || viewMode === 'read' ? link('', words) : words}
    </Card>
  );
}

function Card({
  poster,
  isPlayable,
  children,
}: {
  poster: ReactNode;
  isPlayable: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {poster}
      {isPlayable ? (
        <span className="video-sign" aria-hidden="true">
          <Play size={36} fill="currentColor" />
        </span>
      ) : null}
      <span className="video-caption" dir="auto">
        {children}
      </span>
    </>
  );
}

/** A video in the file. Without a decoder for it, the card says that it is kept. */
function EmbeddedVideo({ shape, media, poster }: { shape: OtherShape; media: string; poster: ReactNode }) {
  const t = useTexts();
  const posterUrl = useMediaUrl(shape.media);
  const url = useVideoUrl(media);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || url === null)
    return (
      <Card poster={poster} isPlayable={false}>
        {hasFailed ? t('canvas:video.kept') : ''}
      </Card>
    );
  return (
    <video
      className="video-player"
      controls
      playsInline
      preload="metadata"
      aria-label={shape.alt || t('canvas:what.video')}
      src={url}
      {...(posterUrl === null ? {} : { poster: posterUrl })}
      onError={() => setFailed(true)}
    />
  );
}
