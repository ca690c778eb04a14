import { DomainError, NotFound } from '#kit/http/domain-error.ts'

export class SessionNotFound extends NotFound {
  constructor() {
    super('studio_session_not_found')
  }
}

export class ShotNotFound extends NotFound {
  constructor() {
    super('shot_not_found')
  }
}

export class StudioImageNotFound extends NotFound {
  constructor() {
    super('studio_image_not_found')
  }
}

export class NoPicture extends DomainError {
  constructor() {
    super('no_picture', 422)
  }
}

export class PictureUnusable extends DomainError {
  constructor(code: 'studio_picture_broken' | 'studio_picture_too_small' | 'studio_picture_too_large' | 'studio_print_empty') {
    super(code, 422)
  }
}

export class NoAnalysis extends DomainError {
  constructor() {
    super('no_analysis', 409)
  }
}

export class NoShots extends DomainError {
  constructor() {
    super('no_shots', 409)
  }
}

export class ShotInUse extends DomainError {
  constructor() {
    super('studio_shot_in_use', 409)
  }
}

export class EngineUnavailable extends DomainError {
  constructor() {
    super('engine_unavailable', 409)
  }
}

/** US dollars. */
export class CostLimit extends DomainError {
  constructor(details: { limit: number; spent_today: number; estimated: number }) {
    super('studio_cost_limit', 409, details)
  }
}

export class TooManyStudioImages extends DomainError {
  constructor(most: number) {
    super('too_many_studio_images', 409, { most })
  }
}

export class ImageNotFailed extends DomainError {
  constructor() {
    super('image_not_failed', 409)
  }
}

export class ImageNotReady extends DomainError {
  constructor() {
    super('image_not_ready', 409)
  }
}

export class ImageNotAccepted extends DomainError {
  constructor() {
    super('image_not_accepted', 409)
  }
}

export class ImageSaved extends DomainError {
  constructor() {
    super('studio_image_saved', 409)
  }
}
