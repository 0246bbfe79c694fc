import type { Campaign } from '../shared/popup'
import type { LiveState } from '../shared/stage'

export const newState = (campaign: Campaign): LiveState => ({
  campaign,
  trigger: '',
  reached: {},
  disarm() {},
})
