import { docxFromText, textOfDocx } from '@redraft/documents';
import { LOCK_LIFETIME_MS } from '@redraft/wopi';
import { afterEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { hashToken } from '../../platform/tokens.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createFile } from '../revisions/index.ts';
import { issueFileToken, revokeFileTokens } from './index.ts';
