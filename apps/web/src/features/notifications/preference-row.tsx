import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type NoticeChannel, type NoticeTopic, noticeChannelSchema } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  topic: NoticeTopic;
  channel: NoticeChannel;
  onChoose: (channel: NoticeChannel) => void;
}

export function PreferenceRow({ topic, channel, onChoose }: Props) {
  const { t } = useTranslation('notifications');
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: { xs: 1, sm: 3 },
        px: { xs: 2, sm: 3 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={`${id}-topic`} component="h2" variant="subtitle1">
          {t(`topic.${topic}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`about.${topic}`)}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        id={`${id}-channel`}
        value={channel}
        onChange={(event) => onChoose(noticeChannelSchema.parse(event.target.value))}
        sx={{ width: { xs: '100%', sm: 240 }, flexShrink: 0 }}
        slotProps={{ select: { labelId: `${id}-topic` } }}
      >
        {noticeChannelSchema.options.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`channel.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
